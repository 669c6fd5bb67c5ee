import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { NoteColour } from '../rules/talk.ts'

export type Note = { readonly text: string; readonly colour: NoteColour }

/** What a member has noted about these members. */
export async function notesOf(
  db: Db,
  memberId: bigint,
  about: readonly bigint[],
): Promise<ReadonlyMap<bigint, Note>> {
  if (about.length === 0) return new Map()
  const rows = await many(
    db,
    sql<Note & { readonly about: bigint }>`
      select about, text, colour from card_note where member_id = ${memberId} and about = any(${[...about]}::bigint[])
    `,
  )
  return new Map(rows.map(({ about: of, text, colour }) => [of, { text, colour }]))
}

/** A member, and another one that something is about. */
export type Between = { readonly memberId: bigint; readonly about: bigint }

export async function putNote(
  db: Db | Tx,
  { memberId, about }: Between,
  { text, colour }: Note,
): Promise<void> {
  await run(
    db,
    // two devices write in the same moment: the later one holds
    sql`
      insert into card_note (member_id, about, text, colour) values (${memberId}, ${about}, ${text}, ${colour})
      on conflict (member_id, about) do update
      set text = excluded.text, colour = excluded.colour, changed_at = clock_timestamp()
    `,
  )
}

export async function deleteNote(db: Db | Tx, { memberId, about }: Between): Promise<void> {
  await run(db, sql`delete from card_note where member_id = ${memberId} and about = ${about}`)
}
