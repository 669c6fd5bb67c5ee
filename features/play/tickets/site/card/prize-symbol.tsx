import { symbolsOf } from '../pictures.ts'

/** The symbol of a prize, by its index. Its picture only repeats what the text beside it says. */
export function PrizeSymbol({
  theme,
  prize,
  count,
  className,
}: {
  readonly theme: string
  readonly prize: number
  readonly count: number
  readonly className?: string
}) {
  const place = count > 1 ? (prize / (count - 1)) * 100 : 0
  return (
    <span
      aria-hidden
      className={`block bg-no-repeat ${className ?? ''}`}
      style={{
        backgroundImage: `url(${symbolsOf(theme)})`,
        backgroundSize: `${count * 100}% 100%`,
        backgroundPosition: `${place}% 0`,
      }}
    />
  )
}
