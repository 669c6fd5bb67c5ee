import type { Topic } from '../rules.ts'

/** Default help texts, shown until an operator writes others. `{brand}` and `{licence}` are replaced by the brand's own. */
export const en: Readonly<Record<Topic, string>> = {
  about: `<p>{brand} is a gaming site where you can verify the results. Every game of our own studio has an RTP calculated from all of its possible outcomes. You can verify every round you play, and every transaction is recorded twice so that our ledger always balances.</p>
<h2>What we offer</h2>
<ul><li>Original games with exact odds, each with a sheet that shows how they are calculated.</li><li>Deposits and withdrawals that show the fee, the time and the next step before you confirm.</li><li>A record of every bet and every transaction since you opened your account.</li><li>Limits, time-outs and self-exclusion that apply in every game, two taps away.</li></ul>
<h2>About this site</h2>
<p>{licence} Our software is open source under the Apache 2.0 licence, and anyone can read it.</p>`,
  contact: `<p>You can contact us 24/7. The fastest way is <strong>customer service</strong> in the menu. Our colleagues can see your account, so you don’t have to explain everything twice.</p>
<h2>Before you contact us</h2>
<ul><li>About a deposit or withdrawal: have its reference ready, for example D-1042. You find it in your account record.</li><li>About a round: open it in your betting record and send us its round ID.</li><li>Forgotten password: use <em>Forgot password?</em> on the login form. It’s faster than contacting us.</li></ul>
<h2>Complaints</h2>
<p>If you aren’t satisfied with our answer, tell us that you want to make a complaint. You get a complaint number, and a colleague who hasn’t worked on the case reviews it. We answer in writing within 10 days.</p>`,
  terms: `<p>These terms are the agreement between you and {brand}. Where a rule depends on figures, the page it applies to shows them.</p>
<h2>Your account</h2>
<ul><li>You may open one account, in your own name. You must have reached the age shown on the registration form.</li><li>You must keep your password secret. We treat everything done with your login as done by you until you tell us that someone else has access to it.</li><li>We may verify your identity before large payments. Where the law allows it, we ask before you deposit rather than when you withdraw.</li></ul>
<h2>Bets</h2>
<ul><li>A bet is valid once our system has confirmed it. The stored round decides the result, not what a screen last showed.</li><li>If a game fails during a round, we complete the round from the stored data or return your stake.</li><li>Every game shows its RTP and its highest win. Game results do not depend on who is playing.</li></ul>
<h2>Payments</h2>
<ul><li>Deposits and withdrawals are subject to the limits, fees and times shown on their pages.</li><li>We pay withdrawals only to an account in your own name. You cannot cancel a withdrawal after you request it.</li><li>We may hold a payment while we review it. We will tell you the reason and when you will hear from us.</li></ul>
<h2>Closing your account</h2>
<p>You may close your account at any time, and we will pay out your balance. We may close an account that breaks these terms or the law. You keep the right to the money that is yours.</p>`,
  responsible: `<p>Decide what you can afford to spend before you play, and keep to it. These tools help you. Using them doesn’t change how we treat you.</p>
<h2>Tools you can use</h2>
<ul><li><strong>Limits</strong> on deposits, losses, wagers and time. A lower limit applies immediately. A higher limit has a waiting period, and then we ask you to confirm it.</li><li><strong>A time-out</strong> from a day to six weeks, or <strong>self-exclusion</strong> for longer. They apply in every game and at all our brands, and we stop sending you offers. You can still withdraw your balance.</li><li><strong>A reality check</strong> that pauses your game and shows how long you’ve played and your result.</li></ul>
<h2>Questions to ask yourself</h2>
<ul><li>Do I play with money I need for something else?</li><li>Do I keep playing to win back losses?</li><li>Do I hide how much I play from people close to me?</li></ul>
<p>If you answer yes to any of these, consider a time-out and get support. <a href="https://www.begambleaware.org">BeGambleAware</a> and <a href="https://www.gamblingtherapy.org">Gambling Therapy</a> offer free support in many languages.</p>
<p>People under the legal age may not play. If children use your device, install a filter and log out when you leave.</p>`,
  privacy: `<p>We only keep the data we need to run your account, pay you and comply with the law. We do not sell your data, and these pages load no third-party scripts unless this page says so.</p>
<h2>What we keep</h2>
<ul><li>Data you give us: your name, contact details, date of birth, bank accounts, and identity documents where we must ask for them.</li><li>Data from your use of the site: bets, payments, logins with location and device, and messages to us.</li><li>Passwords only as a hash, which cannot be turned back into the password.</li></ul>
<h2>What we use it for</h2>
<p>We use it to provide games and payments, keep your account secure, detect markers of harm early, and give authorities what the law requires. We send offers only through the channels you agreed to. You can withdraw your consent in <em>Profile</em>.</p>
<h2>Your rights</h2>
<p>You can see the data we hold, have it corrected, download it, and have it deleted where no law requires us to keep it. We keep payment records for as long as the law requires.</p>`,
  affiliates: `<p>Do you run a website, a channel or a community? Earn commission from the members you refer to {brand}. Every figure in your statement links to the rounds behind it.</p>
<h2>How it works</h2>
<ol><li>Apply with the <a href="/join">application form</a>. It takes two minutes.</li><li>We review your application and reply within three working days.</li><li>You get your own code and links, and see who registered with them from day one.</li></ol>
<h2>What we ask of you</h2>
<ul><li>Don’t promise winnings, don’t put pressure on people, and don’t target anyone under the legal age.</li><li>Don’t send messages to people who haven’t asked for them.</li><li>Say clearly that you are paid for your recommendations.</li></ul>`,
  refund: `<p>A settled bet cannot be refunded. We return money in these cases, mostly automatically.</p>
<ul><li><strong>A failed round</strong>: we complete it from the stored data. If that isn’t possible, we return your stake and send you a message.</li><li><strong>A deposit you haven’t played with</strong>: we return it by the same payment method, less the fees we were charged. Contact customer service with its reference.</li><li><strong>A deposit charged twice</strong>: we return the second charge in full as soon as the payment provider confirms it.</li><li><strong>A deposit made with your payment details without your permission</strong>: tell us and your bank immediately. We lock the account and return what is left.</li><li><strong>A withdrawal you haven’t received</strong>: open it under <em>Withdrawal</em> and choose <em>Not received</em>. We investigate it with your proof.</li></ul>
<p>Your account record shows every refund with its reason.</p>`,
}
