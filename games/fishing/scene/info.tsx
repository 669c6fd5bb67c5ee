import { RulesList } from '#game-kit/scene/dom/rules-list.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { FishingRoom, FishKind } from '../rooms.ts'
import { fishNames } from '../words.ts'
import { chanceText } from './told.ts'
import { fishingWords } from './words.ts'

type KindsProps = {
  readonly title: string
  readonly kinds: readonly FishKind[]
  readonly language: SceneLanguage
}

/** A paytable as text: "10 × (50%), 20 × (30%)". */
const returnsOf = (language: SceneLanguage, { pays }: FishKind): string =>
  pays
    .map(([times, weight]) => `${written(language, `${times}`)} ×${pays.length > 1 ? ` (${weight}%)` : ''}`)
    .join(', ')

function Kinds({ title, kinds, language }: KindsProps) {
  const words = fishingWords[language]
  return (
    <section>
      <h3>{title}</h3>
      <table className="quick-pays num fish-pays">
        <thead>
          <tr>
            <th>{words.kind}</th>
            <th>{words.chanceColumn}</th>
            <th>{words.returns}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.key}>
              <td>{fishNames[kind.key]?.[language] ?? kind.key}</td>
              <td>{chanceText(language, kind)}</td>
              <td>{returnsOf(language, kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The rules of a room: chance, and every fish with its chance and paytable. */
export function FishingInfo({
  room,
  language,
}: {
  readonly room: FishingRoom
  readonly language: SceneLanguage
}) {
  const words = fishingWords[language]
  return (
    <>
      <RulesList title={words.rulesTitle} rules={words.rules} />
      <Kinds title={words.paysTitle} kinds={room.kinds.filter(({ power }) => !power)} language={language} />
      <Kinds title={words.specials} kinds={room.kinds.filter(({ power }) => power)} language={language} />
    </>
  )
}
