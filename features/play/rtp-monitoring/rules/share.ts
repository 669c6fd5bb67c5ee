// How a share in parts per million is written: with two decimals always, rounded down, so that no return is ever told as more
// than it is. Example: 962 249 is "96.22 %" in every room.

/** Rounding: down, against the platform's promise. */
export function shareOfPpm(ppm: number): string {
  const hundredths = Math.floor(ppm / 100)
  return `${(hundredths / 100).toFixed(2)} %`
}
