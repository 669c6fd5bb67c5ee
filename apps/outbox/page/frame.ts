/** A mail's HTML for the sandboxed frame; a mail without HTML shows its text. */
import type { Message } from '../messages.ts'
import { html } from './html.ts'

/** The response's CSP header blocks scripts, network and forms, no matter what the mail contains. */
export function framePage(message: Message): string {
  if (message.html !== null) return message.html
  const style = 'font:15px/1.6 system-ui;margin:24px;white-space:pre-wrap'
  return html`<!doctype html><meta charset="utf-8" />
    <pre style="${style}">${message.text}</pre>`.safe
}
