// Format of a share in parts per million: always two decimals, rounded down, so that an RTP is never overstated. Example: 962 249 is "96.22
// %" everywhere.

/** Rounded down, to the platform's disadvantage. */
export function shareOfPpm(ppm: number): string {
  const hundredths = Math.floor(ppm / 100)
  return `${(hundredths / 100).toFixed(2)} %`
}
