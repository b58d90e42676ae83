import type { AccountRemoval, RemovalPreview } from '#openapi/generated/client.ts'

/** What keeps the account until it is over: orders and refunds; money in the wallet can be given up. */
export const blockingOrders = ({ obstacles }: RemovalPreview) =>
  obstacles.filter(({ code }) => code !== 'wallet')

/** Where a code goes that stands in for the password, by the first choice of the server; empty where it sends none. */
export const codeRecipient = (preview: RemovalPreview): string => {
  const channel = preview.confirm_by.find((channel) => channel !== 'password')
  return channel ? preview[channel] : ''
}

/** The wallet money that the customer gives up, as the request sends it; no field while the wallet is empty. */
export const walletGivenUp = ({ wallet_balance }: RemovalPreview): Pick<AccountRemoval, 'wallet_given_up'> =>
  wallet_balance > 0 ? { wallet_given_up: wallet_balance } : {}
