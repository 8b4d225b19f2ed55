import { type Signal, signal } from "@preact/signals";
import mqtt, { type IClientOptions, type MqttClient } from "mqtt";
import type { Ticket } from "../contract/wire";

export type LinkPhase = "connecting" | "up" | "down" | "full" | "refused";
type Listener = (payload: unknown) => void;

const KEEPALIVE_S = 10;
const RETRY_MS = 400;
const CONNECT_TIMEOUT_MS = 5000;
/** After so long without a word a broker gives a client up. */
const SLEPT_MS = 1.5 * KEEPALIVE_S * 1000;
const ANSWER_WITHIN_MS = 1500;
/** Others wait for the same place. */
const FULL_RETRY_MS = 5000;

/** The MQTT connection of one ticket: it reconnects until it is refused or closed. */
export class Link {
  readonly phase: Signal<LinkPhase> = signal("connecting");
  private readonly listeners = new Map<string, Listener>();
  private readonly root: string;
  private readonly client: MqttClient;
  /** Since when the page is hidden or frozen. */
  private rested_ms: number | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(ticket: Ticket, place: Location = location) {
    this.root = `totem/${ticket.box}/`;
    const addresses = brokerAddresses(ticket, place);
    this.client = mqtt.connect(addresses[0]!, connectOptions(ticket, addresses));
    this.client.on("connect", () => this.onUp());
    this.client.on("close", () => this.onDown());
    this.client.on("error", (error) => this.onError(error));
    this.client.on("message", (topic, payload) => this.onMessage(topic, payload));
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("freeze", this.rest);
    document.addEventListener("resume", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.lose);
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
    clearTimeout(this.retry);
    this.client.end(true);
  }

  private onUp(): void {
    const topics = [...this.listeners.keys()].map((topic) => this.root + topic);
    if (topics.length > 0) this.client.subscribe(topics, { qos: 1 });
    this.phase.value = "up";
  }

  private onDown(): void {
    if (this.phase.value !== "refused" && this.phase.value !== "full") this.phase.value = "down";
  }

  private onError(error: Error): void {
    if (isFull(error)) this.waitForRoom();
    if (!isRefusal(error)) return;
    this.phase.value = "refused";
    this.close();
  }

  /** MQTT.js does not come back by itself after an answer such as this. */
  private waitForRoom(): void {
    this.phase.value = "full";
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.client.reconnect(), FULL_RETRY_MS);
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
    if (this.phase.value === "down" && !this.client.connected) this.client.reconnect();
    else if (slept_ms > SLEPT_MS) this.probe();
  };

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
    reconnectPeriod: RETRY_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // Of several nodes the next one is tried when one is gone.
    transformWsUrl: () => addresses[tries++ % addresses.length]!,
    createWebsocket: (url, protocols) => new QuietSocket(url, protocols),
    queueQoSZero: false,
    resubscribe: false,
    // Its worker timers need a blob: worker, which the page's policy forbids.
    timerVariant: "native",
  };
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
