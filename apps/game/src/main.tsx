import { createRoot } from 'react-dom/client'
import { createClock } from '#game-kit/scene/clock.ts'
import { createMotion } from '#game-kit/scene/motion.ts'
import { createSound } from '#game-kit/scene/sound.ts'
import { createServerApi } from './api.ts'
import { addressOf, games } from './catalogue.ts'
import { createCompany } from './company/company.ts'
import { createHost, hostOrigin } from './host.ts'
import { Page } from './page.tsx'
import { Replay } from './replay.tsx'
import { createTable } from './table.ts'
import { Spoken } from './parts/spoken.tsx'
import { languageOf, wordsOf, type Language } from './words/words.ts'

const query = new URLSearchParams(location.search)
let language = languageOf(query.get('lang') ?? navigator.language)
const address = addressOf(location.pathname)
const entry = address ? games[address.game] : undefined
const root = document.getElementById('root')
const ancestors = location.ancestorOrigins ? [...location.ancestorOrigins] : undefined
const host = createHost(hostOrigin(query.get('host'), ancestors))

document.documentElement.lang = language
host.tell({ type: 'fairhouse.here' })
if (entry) document.title = entry.name[language]

if (root && entry && address) {
  const parts = { clock: createClock(), sound: createSound(), motion: createMotion() }
  const { game } = address
  const api = createServerApi(game, query.get('ticket'), () => language)
  const isReplay = address.mode === 'replay'
  const table = createTable({ game, api, host, sound: parts.sound })
  const company =
    entry.hasCompany && !isReplay ? createCompany({ host, headers: () => api.headers?.() ?? {} }) : undefined
  const speak = (next: Language): void => {
    language = next
    document.title = entry.name[next]
  }
  createRoot(root).render(
    <Spoken first={language} host={host} onLanguage={speak}>
      {(spoken) =>
        isReplay ? (
          <Replay {...parts} {...{ game, entry, host }} language={spoken} />
        ) : (
          <Page {...parts} {...{ game, entry, host, table, company }} language={spoken} />
        )
      }
    </Spoken>,
  )
} else if (root) {
  createRoot(root).render(<p className="curtain">{wordsOf(language).unknownGame}</p>)
}
