/** Places of the pips on a field of three by three, by face. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** One and four are red, as on the dice of the region. */
const isRed = (face: number) => face === 1 || face === 4

/** A die that shows a face from 1 to 6. */
export function Die({ face, size }: { readonly face: number; readonly size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className="lottery-die" aria-hidden>
      <defs>
        <radialGradient id="lottery-die" cx="0.35" cy="0.28" r="0.9">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.65" stopColor="#f3f1ea" />
          <stop offset="1" stopColor="#d9d5c8" />
        </radialGradient>
      </defs>
      <rect x="1.5" y="1.5" width="37" height="37" rx="9" fill="url(#lottery-die)" stroke="#c9c4b4" />
      {(PIPS[face - 1] ?? []).map((place) => (
        <circle
          key={place}
          cx={10 + (place % 3) * 10}
          cy={10 + Math.floor(place / 3) * 10}
          r={face === 1 ? 6 : 3.6}
          fill={isRed(face) ? '#b3261e' : '#23262e'}
        />
      ))}
    </svg>
  )
}
