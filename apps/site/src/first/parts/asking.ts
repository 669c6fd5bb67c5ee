import { QueryClient } from '@tanstack/react-query'
import { object } from 'zod/mini'

export const asking = [QueryClient, object] as const
