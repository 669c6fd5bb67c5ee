import './main.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '#texts/i18n.ts'
import { Toaster } from '#ui/layer/toaster.tsx'
import { ApiProvider } from '#ui/api/use-api.ts'
import { transport } from './transport.ts'
import { router } from './routes/router.tsx'
import { english } from './texts/english.ts'

const queries = new QueryClient()
const place = document.getElementById('root')

await startTexts(english, async () => (await import('./texts/vietnamese.ts')).vietnamese)

if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ApiProvider transport={transport}>
          <RouterProvider router={router} />
          <Toaster desktop="bottom" />
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
