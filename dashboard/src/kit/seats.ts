/** Eight seats, eight symbols on a 24 square; their colours in style/seats.css are those of the LEDs. */
export interface SeatSymbol {
  name: string;
  path: string;
}

export const SEAT_SYMBOLS: readonly SeatSymbol[] = [
  {
    name: "flame",
    path: "M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-8 1 1 2 2 2 4 2-2 3-5 3-9zM12 13c-2 2-2.5 3-2.5 4.5a2.5 2.5 0 0 0 5 0c0-1.5-.5-2.5-2.5-4.5z",
  },
  {
    name: "wave",
    path: "M2 9c3-5 6-5 9-1.5s5 3 8-1.5l3 2c-4 6-8 6.5-12 2.5s-4-2-6 1zM2 17c3-5 6-5 9-1.5s5 3 8-1.5l3 2c-4 6-8 6.5-12 2.5s-4-2-6 1z",
  },
  {
    name: "leaf",
    path: "M21 3C9 2 3 8 4 17l-2 4 2 1 2-3c10 1 15-5 15-16zM8 17C10 12 13 9 17 7c-3 3-5 6-7 10z",
  },
  {
    name: "sun",
    path: "M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4zM19.1 3.5l1.4 1.4-2.9 2.9-1.4-1.4zM6.4 16.2l1.4 1.4-2.9 2.9-1.4-1.4z",
  },
  {
    name: "moon",
    path: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
  },
  {
    name: "diamond",
    path: "M12 1 22 12 12 23 2 12zM12 7l-4.5 5 4.5 5 4.5-5z",
  },
  {
    name: "mountain",
    path: "M1 21 9 5l4.5 8L16 9l7 12zM9 9.5 7 13.5l2 1.5 2-1.5z",
  },
  {
    name: "star",
    path: "M12 1.5l3.1 7 7.6.7-5.7 5 1.7 7.5L12 17.7l-6.7 4 1.7-7.5-5.7-5 7.6-.7z",
  },
];

export const symbolOf = (seat: number): SeatSymbol => SEAT_SYMBOLS[seat % SEAT_SYMBOLS.length]!;
