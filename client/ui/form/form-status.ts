import { createContext, useContext } from 'react';

/** Whether the enclosing form is being submitted. */
export const FormStatus = createContext<{ isBusy: boolean }>({ isBusy: false });

export const useFormStatus = () => useContext(FormStatus);
