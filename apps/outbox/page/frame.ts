/** A mail's own HTML for the sandboxed frame; a mail without HTML shows its text. */
import type { Message } from '../messages.ts'
import { html } from './html.ts'

/** The policy header of the answer keeps scripts, network and forms out, whatever the mail says. */
export function framePage(message: Message): string {
  if (message.html !== null) return message.html
  const style = 'font:15px/1.6 system-ui;margin:24px;white-space:pre-wrap'
  return html`<!doctype html><meta charset="utf-8" />
    <pre style="${style}">${message.text}</pre>`.safe
}
