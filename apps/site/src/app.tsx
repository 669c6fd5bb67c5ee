import './main.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openAfterEnd } from '#features/account/identity/site/auth-store.ts'
import { askOtherTabs, onEnd, onSession, sessionToken } from '#ui/api/session.ts'
import { Boundary, ready, startPages } from '#ui/route/pages.tsx'
import { currentPlace } from '#ui/route/place.ts'
import { ApiProvider } from '#ui/api/use-api.ts'
import { firstAnswers } from './first/answers.ts'
import { transport } from './transport.ts'
import { hearInstallOffers } from './pwa/install-offer.ts'
import { leads, pages } from './routes/pages.ts'
import { BrokenPage } from './routes/states/broken.tsx'
import { firstParts } from './first/beside.ts'
import { Shell } from './shell/shell.tsx'
import { fetchWordsSoon, startWords } from './words.ts'

const queries = new QueryClient()
const place = document.getElementById('root')

onSession(() => {
  // clear the member's data in every tab when the session ends, after the page has rendered as a visitor's
  if (sessionToken() === null) setTimeout(() => void queries.resetQueries())
})
onEnd((token, by) => {
  if (by === 'member') return
  const explain = async () => (await import('./ways/explain-end.ts')).explainEnd(token, by)
  // if the chunk with the reason does not load, show the login
  explain().catch(() => by === 'house' && openAfterEnd())
})
/** If the server takes longer, the page renders with placeholders. */
const PATIENCE_MS = 1_000

/** Delays the manifest, the service worker and its precaching until after the first view. A development server has none. */
const WORKER_MS = 3_000

function startWorker(): void {
  const register = async () => {
    const { addManifest, startWorker: start } = await import('./pwa/register.ts')
    addManifest()
    await start()
  }
  register().catch(() => undefined) // without it only offline use is missing
}

/** No top-level `await`: the chunks of pages import this one, and both would wait for each other. */
async function start(): Promise<void> {
  startPages(pages, leads)
  hearInstallOffers()
  if (import.meta.env.PROD) setTimeout(startWorker, WORKER_MS)
  askOtherTabs()
  await startWords()
  fetchWordsSoon()
  await new Promise((resolve) => setTimeout(resolve)) // yield after running the code, so that input is handled before the first render
  const at = currentPlace()
  await Promise.race([
    Promise.all([firstAnswers(queries, transport, at), ready(at.pathname), firstParts(at)]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
  if (!place) return
  const root = createRoot(place)
  // render in small tasks, so that input is handled in between
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <ApiProvider transport={transport}>
            <Boundary resetKey="house" Failed={BrokenPage}>
              <Shell />
            </Boundary>
          </ApiProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

void start()
