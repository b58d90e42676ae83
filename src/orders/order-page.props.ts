/** A read beside the order itself, as far as a view needs it. */
export type Read<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown }
