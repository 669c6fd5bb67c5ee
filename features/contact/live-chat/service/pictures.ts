import { dropPicture, keepPicture, makePicture } from '#features/platform/images/public.ts'
import type { Upload } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Conflict, type Keyed } from '#server/idempotency.ts'
import { addLine, pictureCount, type NewLine } from '../store/lines.ts'
import { lockConversation, type ConversationRow } from '../store/conversations.ts'

/** Pictures per side and conversation. */
const MOST_PICTURES = 20

type Showing<No> = {
  readonly conversation: string
  readonly merchant: string
  /** The author of the line. */
  readonly side: Pick<NewLine, 'by' | 'who'>
  /** Whether this side may add a picture to this conversation; called under the conversation's lock. */
  readonly check: (row: ConversationRow | null) => No | null
}

type Shown = { readonly seq: number; readonly file: string }
type Not<No> = { readonly refused: No | 'service.notPicture' | 'service.tooManyPictures' }

/** Adds a picture to a conversation, re-encoded from its pixels (C2), once; of two concurrent retries the first one's file is kept. */
export async function putPicture<No extends string>(
  app: App,
  upload: Upload | undefined,
  { conversation, merchant, side, check }: Showing<No>,
  call: Keyed & { readonly now: Date },
): Promise<Shown | Not<No> | Conflict> {
  const made = upload ? await makePicture(upload.bytes) : null
  if (!made || 'refused' in made) return { refused: 'service.notPicture' }
  const file = await keepPicture(app.files, made.jpeg)
  let isTaken = false
  try {
    const result = await withIdempotency(app.db, call, async (tx): Promise<Shown | Not<No>> => {
      const row = await lockConversation(tx, conversation, merchant)
      const refused = check(row)
      if (refused) return { refused }
      if ((await pictureCount(tx, conversation, side.by)) >= MOST_PICTURES)
        return { refused: 'service.tooManyPictures' }
      return { seq: await addLine(tx, conversation, { at: call.now, ...side, text: '', file }), file }
    })
    isTaken = 'file' in result && result.file === file
    return result
  } finally {
    if (!isTaken) await dropPicture(app.files, file)
  }
}
