import { useTexts } from '#texts/use-texts.ts'

type ShoeProps = {
  /** Cards left in it, and of a full one; null where every round has fresh decks. */
  readonly left: number | null
  readonly of: number
}

/** The shoe: its stack of cards gets shorter; the cut card is the yellow one before the end. */
export function Shoe({ left, of }: ShoeProps) {
  const { t } = useTexts()
  const share = left === null ? 0.8 : Math.max(0.04, Math.min(1, left / of))
  const end = 22 + share * 58
  return (
    <div className="lt-shoe">
      <svg
        viewBox="0 0 120 70"
        role="img"
        aria-label={left === null ? t('tables.shoe') : t('tables.shoeLeft', { count: left })}
      >
        <defs>
          <linearGradient id="lt-lacquer" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#7a1620" />
            <stop offset="0.5" stopColor="#4a0a12" />
            <stop offset="1" stopColor="#24040a" />
          </linearGradient>
        </defs>
        <path d="M16 22L100 6l14 16v30L30 68 8 56z" fill="#190307" />
        <path d={`M20 24L${end} ${24 - (end - 20) * 0.19}v26L20 55z`} fill="#f5efe0" />
        {[0, 1, 2, 3, 4, 5].map((nth) => (
          <path
            key={nth}
            d={`M20 ${28 + nth * 4.4}L${end} ${28 + nth * 4.4 - (end - 20) * 0.19}`}
            stroke="#d5cbb4"
            strokeWidth="0.8"
          />
        ))}
        {left !== null && left > 30 && (
          <path d={`M${end - 6} ${25 - (end - 26) * 0.19}v26`} stroke="#f2c230" strokeWidth="2.4" />
        )}
        <path
          d="M8 36L30 46 114 28v24L30 68 8 56z"
          fill="url(#lt-lacquer)"
          stroke="#c79a45"
          strokeWidth="1.2"
        />
        <path d="M100 6l14 16v6L98 31V8z" fill="#5c0f18" stroke="#c79a45" strokeWidth="1" />
        <path d="M12 50l-8 8 14 8 8-3-8-12z" fill="#fffdf6" stroke="#cbbf9f" strokeWidth="0.8" />
        <path
          d="M58 44q6-8 12-2.6-6 8-12 2.6zM70 42q7-7 12-1.8-6 7-12 1.8z"
          fill="none"
          stroke="#e1b85f"
          strokeWidth="1.1"
        />
      </svg>
    </div>
  )
}
