/** The environment that a live installation requires, besides the database and the ports from the test. */
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
