import './main.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askOtherTabs, onSession, sessionToken } from '#features/identity/site/session.ts'
import { askStatusFirst } from '#features/startup/site/ask-first.ts'
import { startPages } from '#ui/route/pages.tsx'
import { LineProvider } from '#ui/line/use-api.ts'
import { transport } from './line.ts'
import { hearInstallOffers } from './pwa/install-offer.ts'
import { startWorker } from './pwa/register.ts'
import { leads, pages } from './routes/pages.ts'
import { Shell } from './shell/shell.tsx'
import { fetchWordsSoon, startWords } from './words.ts'

const queries = new QueryClient()
const place = document.getElementById('root')

onSession(() => {
  // what a member saw does not outlive the session, in any tab; after the page has drawn itself as a visitor's
  if (sessionToken() === null) setTimeout(() => void queries.resetQueries())
})
startPages(pages, leads)
hearInstallOffers()
startWorker()
askStatusFirst(queries, transport)
askOtherTabs()
await startWords()
fetchWordsSoon()

if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <LineProvider transport={transport}>
          <Shell />
        </LineProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
