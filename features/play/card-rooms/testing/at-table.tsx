import { answerMember } from '#apps/site/testing/answers.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { beginSession } from '#ui/api/session.ts'
import { cardRooms } from '../contract.ts'
import { Table } from '../site/room-page.tsx'
import { useRoom, type RoomReply } from '../site/use-room.ts'

/** The page of a table, in component tests. */
export function Room() {
  const { data } = useRoom('NL6A')
  return data ? <Table data={data} /> : null
}

/** A member at the table of this reply. */
export function atTable(reply: RoomReply) {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  server.on(cardRooms, 'room', reply)
  server.on(cardRooms, 'act', { done: true })
  return server
}
