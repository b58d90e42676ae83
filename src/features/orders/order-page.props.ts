/** A read beside the order itself, as far as a view needs it. */
export type Read<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown }

/** The page that lists an order, follows it, or leads on; `state` goes into its history entry. */
export type BackLink = { href: string; name: string; state?: object | null }
