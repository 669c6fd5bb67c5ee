/** What a live installation needs to start, beside the database and the ports that a test gives it. */
export const LIVE_ENVIRONMENT: Readonly<Record<string, string>> = {
  FAIRHOUSE_MODE: 'live',
  FAIRHOUSE_SECRET: 's'.repeat(48),
  PASSWORD_PEPPERS: 'p'.repeat(48),
  SITE_ORIGIN: 'https://play.example',
  OFFICE_ORIGIN: 'https://office.example',
  GAME_ORIGIN: 'https://games.example',
  SMTP_HOST: 'mail.example',
  MAIL_FROM: 'service@play.example',
  TRUSTED_PROXIES: '127.0.0.1',
}
