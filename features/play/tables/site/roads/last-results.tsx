import { Die } from '#features/play/lottery/site/draw/die.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { BauCuaFace } from '../dice/bau-cua-face.tsx'
import type { LiveGame } from '../games.ts'
import { resultWords } from '../table/result-words.ts'
import { NumberDisc } from '../wheel/number-disc.tsx'

type LastProps = { readonly game: LiveGame; readonly marks: readonly string[]; readonly count?: number }

/** The last results of a game without roads, the newest first. */
export function LastResults({ game, marks, count = 12 }: LastProps) {
  const texts = useTexts()
  return (
    <ol className="strip flex gap-1.5 overflow-x-auto" aria-label={texts.t('tables.lastResults')}>
      {marks
        .slice(-count)
        .toReversed()
        .map((mark, nth) => (
          <li key={nth} className="shrink-0">
            <Result game={game} mark={mark} />
            <span className="sr-only">{resultWords(texts, game, mark)}</span>
          </li>
        ))}
    </ol>
  )
}

function Result({ game, mark }: { readonly game: LiveGame; readonly mark: string }) {
  if (game === 'roulette' || game === 'lucky-roulette') {
    const [number = '0', times] = mark.split('x')
    return (
      <span className="relative inline-block" aria-hidden>
        <NumberDisc number={Number(number)} />
        {times !== undefined && <span className="num block text-center text-[10px] text-win">{times}×</span>}
      </span>
    )
  }
  // the dealer's points; a bust is written without a word
  if (game === 'blackjack')
    return (
      <span
        className="num grid min-w-8 place-items-center rounded-tag bg-raised px-1.5 py-1 text-13"
        aria-hidden
      >
        {mark === 'bust' ? '>21' : mark}
      </span>
    )
  const faces = mark.split('-').map(Number)
  return (
    <span className="inline-flex gap-0.5 rounded-tag bg-raised p-1" aria-hidden>
      {faces.map((face, at) =>
        game === 'bau-cua' ? (
          <span key={at} className="block w-5 rounded-tag bg-[#fbf7ec]">
            <BauCuaFace face={face} />
          </span>
        ) : (
          <Die key={at} face={face} size={18} />
        ),
      )}
    </span>
  )
}
