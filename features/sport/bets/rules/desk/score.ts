const SCORE = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/

/** A score as an operator types it: "2-1", "2:1" or "2 – 1". Null: it is none. */
export function scoreFrom(text: string): [number, number] | null {
  const found = SCORE.exec(text.trim())
  return found ? [Number(found[1]), Number(found[2])] : null
}
