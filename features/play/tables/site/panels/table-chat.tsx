import { RoomChat } from '#features/contact/chat/site/room-chat.tsx'

/** The moderated chat of a table. */
export const TableChat = ({ table }: { readonly table: string }) => (
  <RoomChat room={`table-${table.toLowerCase()}`} />
)
