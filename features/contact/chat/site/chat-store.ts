import { create } from 'zustand'

/** Whether the room is open over the page. */
export const useChat = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function openChat(): void {
  useChat.setState({ isOpen: true })
}

export function closeChat(): void {
  useChat.setState({ isOpen: false })
}
