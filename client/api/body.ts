/** The body of an answer; its status and headers matter to nobody behind `client/api`. */
export async function body<T>(call: Promise<{ data: T }>): Promise<T> {
  return (await call).data;
}
