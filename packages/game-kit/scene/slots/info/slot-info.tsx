import type { ComponentType } from 'react'
import type { RuleSentences, SymbolNames, Told, ToldLanguage } from '../../../slots/told/sentences.ts'
import type { InfoProps } from '../../info.ts'
import { RulesList } from '../../dom/rules-list.tsx'
import './slot-info.css'

/** The data of a slot's rules page; everything comes from the model in play. */
export type SlotFacts = {
  readonly symbols: readonly string[]
  readonly names: SymbolNames<string>
  /** Credits of a symbol, the highest count first, with the required count: "5×", "12+". */
  pays(symbol: string): readonly { readonly count: string; readonly credits: number }[]
  readonly sentences: RuleSentences
  /** How outcomes are drawn. */
  readonly fair: Told
  readonly lines: readonly (readonly number[])[]
  readonly rows: number
  readonly credits: number
  readonly atlas: {
    readonly url: string
    readonly index: {
      readonly width: number
      readonly height: number
      readonly frames: Readonly<Record<string, readonly number[]>>
    }
  }
}

const SHOWN = 56

const titles: Readonly<
  Record<ToldLanguage, { pays: (stake: string) => string; rules: string; lines: string; cut: string }>
> = {
  en: {
    pays: (stake) => `Paytable for a bet of ${stake}`,
    rules: 'Rules',
    lines: 'Lines',
    cut: 'The result is decided before the reels move, so the speed doesn’t change it. If you lose connection, the result stands and is shown when you return.',
  },
  vi: {
    pays: (stake) => `Trả thưởng cho mức cược ${stake}`,
    rules: 'Luật chơi',
    lines: 'Dòng',
    cut: 'Kết quả được quyết định trước khi cuộn quay nên tốc độ hiển thị không ảnh hưởng. Nếu mất kết nối, kết quả được giữ nguyên và hiển thị khi bạn quay lại.',
  },
}

/** One symbol from the atlas. */
function Picture({ symbol, atlas }: { symbol: string; atlas: SlotFacts['atlas'] }) {
  const [x = 0, y = 0, width = 1] = atlas.index.frames[symbol] ?? []
  const scale = SHOWN / width
  return (
    <span
      className="slot-picture"
      aria-hidden
      ref={(span) => {
        if (!span) return
        span.style.backgroundImage = `url(${atlas.url})`
        span.style.backgroundSize = `${atlas.index.width * scale}px ${atlas.index.height * scale}px`
        span.style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
      }}
    />
  )
}

/** A line as a small diagram. */
function LinePlan({ path, rows, number }: { path: readonly number[]; rows: number; number: number }) {
  return (
    <li>
      <svg viewBox={`0 0 50 ${rows * 10}`} aria-hidden>
        {path.map((row, reel) => (
          <rect key={reel} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
        ))}
        <polyline points={path.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
      </svg>
      <span className="num">{number}</span>
    </li>
  )
}

/** The rule for a symbol that pays nothing itself: the sentence about it, or else one that mentions it. */
export function saidOf(name: string, sentences: readonly string[]): string {
  const lower = name.toLowerCase()
  return (
    sentences.find((sentence) => sentence.startsWith(name) || sentence.startsWith(`The ${lower} `)) ??
    sentences.find((sentence) => sentence.toLowerCase().includes(lower)) ??
    ''
  )
}

/** The rules page of any slot: pays at the current stake, sentences, lines. */
export function slotInfo(facts: SlotFacts): ComponentType<InfoProps> {
  return function Info({ language, stake, money }) {
    const words = titles[language]
    const worth = (credits: number): string => money((stake * BigInt(credits)) / BigInt(facts.credits))
    return (
      <>
        <section>
          <h3>{words.pays(money(stake))}</h3>
          <ul className="slot-pays">
            {facts.symbols.map((symbol) => {
              const name = facts.names[symbol]?.[language] ?? symbol
              const pays = facts.pays(symbol)
              return (
                <li key={symbol}>
                  <Picture symbol={symbol} atlas={facts.atlas} />
                  <div>
                    <b>{name}</b>
                    {pays.map(({ count, credits }) => (
                      <span key={count}>
                        <i>{count}</i>
                        <span className="num">{worth(credits)}</span>
                      </span>
                    ))}
                    {pays.length === 0 && <small>{saidOf(name, facts.sentences[language])}</small>}
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
        <RulesList
          title={words.rules}
          rules={[...facts.sentences[language], facts.fair[language], words.cut]}
        />
        {facts.lines.length > 0 && (
          <section>
            <h3>{words.lines}</h3>
            <ol className="slot-lines">
              {facts.lines.map((path, i) => (
                <LinePlan key={i} path={path} rows={facts.rows} number={i + 1} />
              ))}
            </ol>
          </section>
        )}
      </>
    )
  }
}
