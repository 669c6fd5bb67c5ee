import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import type { Entry } from './audit-panel.tsx'

/** What an entry is about, as operators say it: "Withdrawal W-100141", "Game Dice"; the code where no name is known. */
export function objectText(
  { t }: Pick<Texts, 't'>,
  { object, reference }: Pick<Entry, 'object' | 'reference'>,
) {
  const wholeKey = `audit.object.${object}`
  if (hasText(wholeKey)) return t(wholeKey)
  const [kind = '', id = ''] = object.split(/:(.*)/s)
  const kindKey = `audit.kind.${kind}`
  const kindText = hasText(kindKey) ? t(kindKey) : null
  const name = reference?.text ?? nameOf(t, kind, id)
  if (name) return kindText ? `${kindText} ${name}` : name
  if (kindText) return `${kindText} ${id.length > MOST_ID ? `${id.slice(0, 8)}…${id.slice(-4)}` : id}`
  return shortened(kind, id, object)
}

/** The codes of games and features stand for names in the operator's language. */
function nameOf(t: Texts['t'], kind: string, id: string): string | null {
  const game = `game.${id}.name`
  if (kind === 'game' && hasText(game)) return t(game)
  const [brand, flag = ''] = id.split('/flag:')
  const feature = `merchants.flag.${flag}`
  return kind === 'merchant' && hasText(feature) ? `${brand} · ${t(feature)}` : null
}

/** Longer ids are not readable: the middle is cut out, the details show the whole. */
const MOST_ID = 20

function shortened(kind: string, id: string, object: string): string {
  return id.length > MOST_ID ? `${kind}:${id.slice(0, 8)}…${id.slice(-4)}` : object
}

/** The same as a link to the object's page, if it has one. */
export function ObjectLink({ entry }: { readonly entry: Pick<Entry, 'object' | 'reference'> }) {
  const texts = useTexts()
  const text = objectText(texts, entry)
  const href = entry.reference?.href
  if (!href)
    return <span className={entry.reference || text !== entry.object ? undefined : 'code'}>{text}</span>
  return (
    <a
      href={href}
      onClick={(event) => event.stopPropagation()}
      className="font-medium text-action-text hover:underline"
    >
      {text}
    </a>
  )
}
