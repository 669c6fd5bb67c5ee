/** Signs that a seat makes to the table, and the colours of private notes. */
export const emotes = ['hello', 'wellPlayed', 'thanks', 'wow', 'thinking', 'oops'] as const
export type Emote = (typeof emotes)[number]

export const noteColours = ['grey', 'green', 'blue', 'amber', 'red'] as const
export type NoteColour = (typeof noteColours)[number]

/** Maximum characters of a note. */
export const MOST_NOTE = 200
