/** Tests of what only the embedded database has: its folder, its start, its backup. They run on it in any case. */
export declare const onlyEmbedded: string[];
/**
 * The golden path of each area: when the tests run on PostgreSQL, these run on the embedded database too, because the
 * statements of any area may meet something that it does otherwise. An area without tests of its own names another's.
 */
export declare const goldenPaths: Readonly<Record<string, string>>;
/** Beside the golden paths, where the two databases differ most: the database layer, the jobs, the check of the ledger. */
export declare const alsoEmbedded: string[];
