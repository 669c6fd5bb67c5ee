import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { object } from 'zod/mini'

/** What the page's code stands on, run on its own: two short pieces of work instead of a long one. */
export const libraries = [createRoot, QueryClient, object] as const
