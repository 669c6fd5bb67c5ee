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
import { Shell } from './shell/shell.tsx'
import { fetchWordsSoon, startWords } from './words.ts'

const queries = new QueryClient()
const place = document.getElementById('root')

onSession(() => {
  // what a member saw does not outlive the session, in any tab; after the page has drawn itself as a visitor's
  if (sessionToken() === null) setTimeout(() => void queries.resetQueries())
})
onEnd((token, by) => {
  if (by === 'member') return
  const explain = async () => (await import('./ways/explain-end.ts')).explainEnd(token, by)
  // without the line that brings the reason, the way back in
  explain().catch(() => by === 'house' && openAfterEnd())
})
/** A house that takes longer to answer than that finds its page drawn with empty places. */
const PATIENCE_MS = 1_000

/** After the first view: the service worker, its own files and what starts it wait for it. A development server has none. */
const WORKER_MS = 3_000

function startWorker(): void {
  const register = async () => (await import('./pwa/register.ts')).startWorker()
  register().catch(() => undefined) // without it the site does all but open off line
}

/** No `await` outside of it: the chunks of pages import this one, and would wait for it as it waits for them. */
async function start(): Promise<void> {
  startPages(pages, leads)
  hearInstallOffers()
  if (import.meta.env.PROD) setTimeout(startWorker, WORKER_MS)
  askOtherTabs()
  await startWords()
  fetchWordsSoon()
  await new Promise((resolve) => setTimeout(resolve)) // the code has just run: a press is heard before the page is drawn
  const at = currentPlace()
  await Promise.race([
    Promise.all([firstAnswers(queries, transport, at), ready(at.pathname)]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
  if (!place) return
  const root = createRoot(place)
  // in small pieces: a press in between is heard
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
