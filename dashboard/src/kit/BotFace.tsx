import "./bot_face.css";

/** The mouths and brows of the levels, on a 24 square. */
const LOOKS = {
  easy: "M8.5 14.5q3.5 3.5 7 0",
  medium: "M8.5 15.5h7",
  strong: "M8.5 16q3.5-2 7 0M6.8 8.2l3.4 1.4M17.2 8.2l-3.4 1.4",
};

/** A bot's face: friendly when it is easy, frowning when it is strong. */
export function BotFace({ level }: { level: keyof typeof LOOKS | null }) {
  return (
    <svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true" data-level={level}>
      <path d="M12 1.2a1.6 1.6 0 0 1 .8 3V6h-1.6V4.2a1.6 1.6 0 0 1 .8-3z" />
      <rect class="bot-head" x="3.5" y="5.5" width="17" height="15" rx="5" />
      <circle cx="8.7" cy="11.3" r="1.5" />
      <circle cx="15.3" cy="11.3" r="1.5" />
      <path class="stroke" d={LOOKS[level ?? "medium"]} />
      <path d="M1.5 11h1.5v4.5H1.5zM21 11h1.5v4.5H21z" />
    </svg>
  );
}
