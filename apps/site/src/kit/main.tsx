import '../main.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '#texts/i18n.ts'
import { shell } from '#texts/shell/en.ts'
import { Toaster } from '#ui/layer/toaster.tsx'
import { english } from '../words-en.ts'
import { shell as vietnameseShell } from '#texts/shell/vi.ts'
import { vietnamese } from '../words-vi.ts'
import { Gallery } from './gallery.tsx'

const place = document.getElementById('root')
await startTexts({ ...shell, ...english }, async () => ({ ...vietnameseShell, ...vietnamese }))

if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Gallery />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
