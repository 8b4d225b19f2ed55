/** Key handlers of a custom button: Enter and the space bar press it. */
export const pressKeys = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) press();
};
