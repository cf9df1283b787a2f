const DOMAINS = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'aol.com'];

/** Suggests completions of an address from the at-sign on, until it ends in .com (core 5). */
export function emailSuggestions(typed: string): string[] {
  const at = typed.indexOf('@');
  if (at < 1 || typed.endsWith('.com')) return [];
  const name = typed.slice(0, at);
  const begun = typed.slice(at + 1).toLowerCase();
  return DOMAINS.filter((domain) => domain.startsWith(begun)).map((domain) => `${name}@${domain}`);
}
