import type { OfficePageProps } from '#ui/route/office.ts'
import { ChatPanel } from './chat-panel.tsx'

export function ChatPage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  return (
    <ChatPanel
      brand={search.brand}
      onBrand={(next) => setSearch({ brand: next })}
      mayModerate={may('chat.moderate')}
    />
  )
}
