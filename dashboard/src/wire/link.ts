import { type Signal, signal } from "@preact/signals";
import mqtt, { type IClientOptions, type MqttClient } from "mqtt";
import type { Ticket } from "../contract/wire";
import { Liveness } from "./liveness";

export type LinkPhase = "connecting" | "up" | "down" | "full" | "refused";
type Listener = (payload: unknown) => void;

const KEEPALIVE_S = 10;
/** From the begin of one try to the next, and the least from the end of one. */
const RETRY_MS = 400;
const PAUSE_MS = 100;
/** Without any network every try fails at once, and a browser delays the next after many failures. */
const RETRY_OFFLINE_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;
/** After so long without a word a broker gives a client up. */
const SLEPT_MS = 1.5 * KEEPALIVE_S * 1000;
const ANSWER_WITHIN_MS = 1500;
/** Others wait for the same place. */
const FULL_RETRY_MS = 5000;
/**
 * How long a try may take to reach the box. In a dead network a try repeats its first packet after
 * 1, 3 and 7 s; a new one begins before, so that one packet a second goes out and the first after
 * the network is back gets through. Every fourth try has time for a slow network.
 */
const REACH_WITHIN_MS = [1300, 1300, 1300, CONNECT_TIMEOUT_MS];

/** The MQTT connection of one ticket: it reconnects until it is refused or closed. */
export class Link {
  readonly phase: Signal<LinkPhase> = signal("connecting");
  private readonly listeners = new Map<string, Listener>();
  private readonly root: string;
  private readonly client: MqttClient;
  private readonly liveness: Liveness;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  /** When the last try began. */
  private begun_ms = Date.now();
  /** Since when the page is hidden or frozen. */
  private rested_ms: number | null = null;

  constructor(ticket: Ticket, place: Location = location) {
    this.root = `totem/${ticket.box}/`;
    const addresses = brokerAddresses(ticket, place);
    this.client = mqtt.connect(addresses[0]!, connectOptions(ticket, addresses));
    this.client.on("connect", () => this.onUp());
    this.client.on("close", () => this.onDown());
    this.client.on("error", (error) => this.onError(error));
    this.client.on("message", (topic, payload) => this.onMessage(topic, payload));
    this.client.on("packetreceive", () => this.liveness.hear());
    this.liveness = new Liveness(() => this.client.sendPing(), this.lose);
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("freeze", this.rest);
    document.addEventListener("resume", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.lose);
    network()?.addEventListener("change", this.lose);
  }

  /** Subscribes one exact topic below the box's root, again after every reconnection. */
  listen<T>(topic: string, listener: (payload: T) => void): void {
    this.listeners.set(topic, listener as Listener);
    if (this.client.connected) this.client.subscribe(this.root + topic, { qos: 1 });
  }

  /** Reads a retained topic once, without following it. */
  readOnce<T>(topic: string, reader: (payload: T | null) => void): void {
    const unfollow = () => {
      this.listeners.delete(topic);
      if (this.client.connected) this.client.unsubscribe(this.root + topic);
    };
    this.listen<T | null>(topic, (payload) => {
      unfollow();
      reader(payload);
    });
  }

  /** Publishes at once or not at all: an old press or command must never arrive later. */
  publish(topic: string, payload: unknown): boolean {
    if (!this.client.connected) return false;
    this.client.publish(this.root + topic, JSON.stringify(payload), { qos: 0 });
    return true;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    document.removeEventListener("freeze", this.rest);
    document.removeEventListener("resume", this.wake);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.lose);
    network()?.removeEventListener("change", this.lose);
    clearTimeout(this.retrying);
    this.liveness.stop();
    this.client.end(true);
  }

  private onUp(): void {
    const topics = [...this.listeners.keys()].map((topic) => this.root + topic);
    if (topics.length > 0) this.client.subscribe(topics, { qos: 1 });
    this.phase.value = "up";
    this.liveness.start();
  }

  private onDown(): void {
    this.liveness.stop();
    if (this.phase.value === "refused") return;
    if (this.phase.value === "full") {
      this.retry(FULL_RETRY_MS);
      return;
    }
    this.phase.value = "down";
    const tried_ms = Date.now() - this.begun_ms;
    this.retry(navigator.onLine ? Math.max(PAUSE_MS, RETRY_MS - tried_ms) : RETRY_OFFLINE_MS);
  }

  private retry(after_ms: number): void {
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => {
      this.begun_ms = Date.now();
      this.client.reconnect();
    }, after_ms);
  }

  private onError(error: Error): void {
    if (isFull(error)) {
      this.phase.value = "full";
      this.retry(FULL_RETRY_MS);
    }
    if (!isRefusal(error)) return;
    this.phase.value = "refused";
    this.close();
  }

  private onMessage(topic: string, payload: Uint8Array): void {
    const message = readPayload(payload);
    if (message !== undefined) this.listeners.get(topic.slice(this.root.length))?.(message);
  }

  // A phone knows that it lost the Wi-Fi long before the keep-alive expires.
  private readonly lose = (): void => void this.client.stream?.destroy();

  private readonly rest = (): void => {
    this.rested_ms ??= Date.now();
  };

  // A phone that slept finds its socket dead: it must not wait for the next try.
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") {
      this.rest();
      return;
    }
    const slept_ms = Date.now() - (this.rested_ms ?? Date.now());
    this.rested_ms = null;
    if (this.phase.value === "down" && !this.client.connected) this.tryAtOnce();
    else if (slept_ms > SLEPT_MS) this.probe();
  };

  /** A try that is under way ends first: it may wait for an answer that was lost. */
  private tryAtOnce(): void {
    const stream = this.client.stream;
    if (stream === undefined || stream.destroyed) this.retry(0);
    else stream.destroy();
  }

  /** Nobody tells a sleeping phone that the broker gave it up: without an answer it connects anew. */
  private probe(): void {
    const timer = setTimeout(this.lose, ANSWER_WITHIN_MS);
    this.client.subscribe(`${this.root}status`, { qos: 1 }, () => clearTimeout(timer));
  }
}

/**
 * A socket that is being closed from the other side takes no more; what is sent then, as the
 * acknowledgement of a last message, is lost in any case, and nothing to complain about.
 */
class QuietSocket extends WebSocket {
  constructor(url: string, protocols: string[], within_ms: number) {
    super(url, protocols);
    const timer = setTimeout(
      () => this.readyState === WebSocket.CONNECTING && this.close(),
      within_ms,
    );
    this.addEventListener("open", () => clearTimeout(timer));
    this.addEventListener("close", () => clearTimeout(timer));
  }

  override send(data: Parameters<WebSocket["send"]>[0]): void {
    if (this.readyState === WebSocket.OPEN) super.send(data);
  }
}

/**
 * Where the broker is: where the ticket says, or on the host of the page.
 * A mere path is on the page's own host and port: something stands before both.
 */
export function brokerAddresses(
  ticket: Ticket,
  place: Pick<Location, "protocol" | "hostname" | "host">,
): string[] {
  const { port, path, urls } = ticket.broker;
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  if (urls?.length)
    return urls.map((url) => (url.startsWith("/") ? `${scheme}://${place.host}${url}` : url));
  return [`${scheme}://${place.hostname}:${port}${path}`];
}

function connectOptions(ticket: Ticket, addresses: string[]): IClientOptions {
  let tries = 0;
  return {
    clientId: ticket.client,
    username: ticket.user,
    password: ticket.password,
    protocolVersion: 4,
    clean: true,
    keepalive: KEEPALIVE_S,
    reconnectPeriod: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // Of several nodes the next one is tried when one is gone.
    transformWsUrl: () => addresses[tries++ % addresses.length]!,
    createWebsocket: (url, protocols) =>
      new QuietSocket(url, protocols, REACH_WITHIN_MS[tries % REACH_WITHIN_MS.length]!),
    queueQoSZero: false,
    resubscribe: false,
    // Its worker timers need a blob: worker, which the page's policy forbids.
    timerVariant: "native",
  };
}

/** What tells that this device changed its network, in browsers that do. */
function network(): EventTarget | undefined {
  return (navigator as Navigator & { connection?: EventTarget }).connection;
}

/** The broker knows the user no more: 4 is a wrong password, 5 is not authorised. */
export function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === 4 || code === 5;
}

/** The box has as many phones as it can serve: 3 is an unavailable server. */
export function isFull(error: unknown): boolean {
  return (error as { code?: unknown }).code === 3;
}

/** The JSON of a payload; null for an emptied retained topic, undefined for what is no JSON. */
export function readPayload(payload: Uint8Array): unknown {
  if (payload.length === 0) return null;
  try {
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
