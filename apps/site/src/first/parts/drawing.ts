import { createRoot } from 'react-dom/client'

export const drawing = createRoot
