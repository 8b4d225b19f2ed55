/** A video without sound or picture that plays behind the page. */
export interface Silent {
  play(): Promise<boolean>;
  isPlaying(): boolean;
  remove(): void;
}

const FRAME_MS = 1000;

/**
 * Its picture is a canvas of this page, so it needs no file. It fills the screen, invisibly: Chromium
 * counts only videos that a person could see.
 */
export function playBehind(): Silent {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  const video = document.createElement("video");
  video.className = "silent-video";
  video.muted = video.playsInline = true;
  video.setAttribute("aria-hidden", "true");
  // Without new frames the stream would stand still, and a video that stands still keeps nothing on.
  const draw = () => pen?.fillRect(0, 0, canvas.width, canvas.height);
  const timer = setInterval(draw, FRAME_MS);
  const stream = canvas.captureStream?.() ?? null;
  video.srcObject = stream;
  draw();
  document.body.append(video);
  return {
    play: () =>
      stream === null
        ? Promise.resolve(false)
        : video.play().then(
            () => true,
            () => false,
          ),
    isPlaying: () => !video.paused,
    remove() {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
      video.srcObject = null;
      video.remove();
    },
  };
}
