import { useTexts } from '#texts/use-texts.ts'
import { hasText } from '#texts/i18n.ts'
import type { LiveGame } from '../games.ts'
import { usePrefs } from '../state/prefs.ts'
import type { TableInfo } from '../use-table.ts'

type GoodRoadsProps = { readonly of: LiveGame; readonly list: TableInfo['goodRoads'] }

/** Patterns in past results, where the player has asked for them: facts, with what they do not say beside them. */
export function GoodRoads({ of, list }: GoodRoadsProps) {
  const { t } = useTexts()
  const isOn = usePrefs(({ goodRoads }) => goodRoads)
  if (!isOn || list.length === 0) return null
  const nameOf = (mark: string | null) => {
    if (mark === null) return ''
    const key = `tables.markOf.${of}.${mark}`
    return hasText(key) ? t(key) : hasText(`tables.bet.${mark}`) ? t(`tables.bet.${mark}`) : mark
  }
  return (
    <ul className="mt-1.5 grid gap-1 text-12">
      {list.map(({ key, of: mark, length }) => (
        <li key={`${key} ${mark}`} className="rounded-tag bg-raised px-2 py-1">
          <b>{t(`tables.pattern.${key}`, { side: nameOf(mark), length })}</b>{' '}
          <span className="text-muted">{t('tables.noForecast')}</span>
        </li>
      ))}
    </ul>
  )
}
