import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createClock } from '#game-kit/scene/clock.ts'
import { createMotion } from '#game-kit/scene/motion.ts'
import { createSound } from '#game-kit/scene/sound.ts'
import { games, type GameEntry } from '../catalogue.ts'
import { createHost } from '../host.ts'
import { Page } from '../page.tsx'
import { createTable } from '../table.ts'
import { languageOf } from '../words/words.ts'
import { createStudioCompany } from './company.ts'
import { createHandClock } from './hand-clock.ts'
import { createGoldenApi, goldenRounds, type Golden, type Mood, type StudioChoice } from './golden.ts'

const query = new URLSearchParams(location.search)
const game = query.get('game') ?? 'river-dragon'
const entry = games[game]
const language = languageOf(query.get('lang') ?? 'en')
const moods: readonly Mood[] = ['well', 'short', 'refused', 'line', 'closed', 'slow']
const mood = moods.find((name) => name === query.get('mood')) ?? 'well'

const choice: StudioChoice = {
  round: query.get('round') ?? '',
  mood,
  mayTurbo: query.get('turbo') !== 'no',
  minRoundMs: Number(query.get('pause') ?? 0),
}

const sound = createSound()
const motion = createMotion()
const host = createHost(null)
const clock = query.has('manual') ? createHandClock() : createClock()
const table = createTable({ game, api: createGoldenApi(game, () => choice), host, sound })

const company = entry?.hasCompany && query.has('company') ? createStudioCompany() : undefined

/** The picker: which golden round the next press plays, and under which simulated condition. */
function Picker() {
  const [round, setRound] = useState(choice.round)
  const [reduced, setReduced] = useState(motion.reduced)
  const [rounds, setRounds] = useState<readonly Golden[]>([])
  useEffect(() => void goldenRounds(game).then(setRounds), [])
  const pick = (name: string): void => {
    choice.round = name
    setRound(name)
    table.press()
  }
  const go = (name: string, value: string): void => {
    query.set(name, value)
    location.search = query.toString()
  }
  return (
    <details className="studio">
      <summary>Studio</summary>
      <label>
        Game
        <select value={game} onChange={(event) => go('game', event.target.value)}>
          {Object.keys(games).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        State
        <select value={mood} onChange={(event) => go('mood', event.target.value)}>
          {moods.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select value={language} onChange={(event) => go('lang', event.target.value)}>
          <option>en</option>
          <option>vi</option>
        </select>
      </label>
      <label className="studio-check">
        <input type="checkbox" onChange={() => table.turbo()} /> Turbo
      </label>
      <label className="studio-check">
        <input
          type="checkbox"
          checked={reduced}
          onChange={(event) => {
            motion.choose(event.target.checked)
            setReduced(event.target.checked)
          }}
        />
        Less movement
      </label>
      <ul>
        {rounds.map(({ name, title, win }) => (
          <li key={name}>
            <button type="button" aria-pressed={round === name} onClick={() => pick(name)}>
              {title} <small>{win}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Studio({ entry }: { entry: GameEntry }) {
  return (
    <>
      <Page {...{ game, entry, table, host, sound, motion, clock, language, company }} />
      {query.get('picker') !== 'no' && <Picker />}
    </>
  )
}

const root = document.getElementById('root')
document.documentElement.lang = language
if (root && entry) createRoot(root).render(<Studio entry={entry} />)
