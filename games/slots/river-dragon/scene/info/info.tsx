import type { InfoProps } from '#game-kit/scene/info.ts'
import atlasIndex from '../../art/stage/atlas.json'
import atlas from '../../art/stage/atlas.webp?url'
import type { RiverSymbol } from '../../events.ts'
import { TWENTY_LINES } from '#game-kit/slots/lines.ts'
import { riverDragonModel as model } from '../../model.ts'
import { CREDITS_PER_STAKE, creditsToMoney } from '../../money.ts'
import { infoWords } from './info-words.ts'
import './info.css'

const frames: Readonly<Record<string, readonly number[]>> = atlasIndex.frames
const SHOWN = 56

/** One symbol out of the atlas. */
function Picture({ symbol }: { symbol: RiverSymbol }) {
  const [x = 0, y = 0, width = 1] = frames[symbol] ?? []
  const scale = SHOWN / width
  return (
    <span
      className="rd-picture"
      aria-hidden
      ref={(span) => {
        if (!span) return
        span.style.backgroundImage = `url(${atlas})`
        span.style.backgroundSize = `${atlasIndex.width * scale}px ${atlasIndex.height * scale}px`
        span.style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
      }}
    />
  )
}

/** A line as a small plan of five by three. */
function LinePlan({ rows, number }: { rows: readonly number[]; number: number }) {
  return (
    <li>
      <svg viewBox="0 0 50 30" aria-hidden>
        {rows.map((row, reel) => (
          <rect key={reel} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
        ))}
        <polyline points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
      </svg>
      <span className="num">{number}</span>
    </li>
  )
}

/** Pays at the present stake, lines and rules, all from the rules themselves. */
export function Info({ language, stake, money }: InfoProps) {
  const words = infoWords[language]
  const { freeSpins } = model
  const top = (stake * BigInt(model.maxCredits)) / BigInt(CREDITS_PER_STAKE)
  const pays = (symbol: RiverSymbol) => (symbol === model.scatter ? model.scatterPays : model.pays[symbol])
  return (
    <>
      <section>
        <h3>{words.pays(money(stake))}</h3>
        <ul className="rd-pays">
          {model.symbols.map((symbol) => (
            <li key={symbol}>
              <Picture symbol={symbol} />
              <div>
                <b>{words.names[symbol]}</b>
                {pays(symbol)
                  .map((credits, i) => ({ count: i + 3, credits }))
                  .toReversed()
                  .map(({ count, credits }) => (
                    <span key={count}>
                      <i>{count}×</i>
                      <span className="num">{money(creditsToMoney(stake, credits))}</span>
                    </span>
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.rules}</h3>
        <ul>
          <li>{words.wild}</li>
          <li>{words.pearl(freeSpins.count, freeSpins.limit, freeSpins.multiplier)}</li>
          <li>{words.order}</li>
          <li>{words.cap(money(top))}</li>
          <li>{words.malfunction}</li>
        </ul>
      </section>
      <section>
        <h3>{words.linesTitle}</h3>
        <p>{words.linesText(TWENTY_LINES.length)}</p>
        <ol className="rd-lines">
          {TWENTY_LINES.map((rows, i) => (
            <LinePlan key={i} rows={rows} number={i + 1} />
          ))}
        </ol>
      </section>
    </>
  )
}
