import { useSaid } from '#features/rewards/missions/site/use-said.ts'
import clsx from 'clsx'
import type { Race } from './races-list.tsx'
import { prizeWords, scoreWords } from '../rules/shown.ts'

/** Places shown without asking for more. */
const FEW = 10

/** The first places. Names are masked; who does not want to be named keeps the place. */
export function Board({ race }: { readonly race: Race }) {
  const texts = useSaid()
  const { t, lang, number } = texts
  const { top, title } = race
  if (!top.length) return <p className="text-13 text-muted">{t('races.noScores')}</p>
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">{title[lang]}</caption>
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="w-12 py-1.5 text-left font-medium">
            {t('races.place')}
          </th>
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('races.player')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('races.score')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium max-sm:hidden">
            {t('races.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {top.slice(0, FEW).map(({ place, name, score, isOwn }, at) => {
          const prize = prizeWords(texts, race, place)
          return (
            <tr
              key={at}
              aria-current={isOwn ? 'true' : undefined}
              className={clsx('border-t border-hair', isOwn && 'bg-action-soft')}
            >
              <td className="py-2.5 pl-1">
                <span
                  className={clsx(
                    'num inline-grid size-7 place-items-center rounded-full text-13 font-semibold',
                    place <= 3 ? 'bg-win-soft text-win' : 'text-muted',
                  )}
                >
                  {number(place)}
                </span>
              </td>
              <td className="py-2.5">
                <span className={clsx(!name && !isOwn && 'text-muted')}>
                  {isOwn ? t('races.you') : (name ?? t('races.hidden'))}
                </span>
                {prize && <span className="block text-12 text-win sm:hidden">{prize}</span>}
              </td>
              <td className="num py-2.5 pr-1 text-right">{scoreWords(texts, race, score)}</td>
              <td className="num py-2.5 pr-1 pl-3 text-right text-win max-sm:hidden">{prize}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
