/**
 * Keeps the shopper's input from before hydration, and repeats it afterwards. The code stands in the document itself, as text. A part that
 * is taken over later says so by `data-waiting`, and does not work until it takes that away (`takenOverLater.tsx`).
 *
 * Entered: what was typed, chosen or ticked last in each field. React begins with what it finds in a field and tells nobody of it, so each is
 * entered again. A text that still stands there is not written anew, only told: writing moves the cursor and breaks a word that the keyboard of
 * a phone still composes. React tells a text that differs from the one it saw last, which it keeps in `_valueTracker`.
 *
 * Pressed: the last button of those that need script, or the one that sends a form that only script can send. Other forms and links work by
 * themselves; a form without an address would show its fields in the URL. What is pressed while React takes the page over (`data-hydrating`) is
 * React's business: it hurries, and does it at once. Only for a part that waits it lacks the code.
 *
 * Input in a part that waits also gives the page the sign for which the part waits.
 */
export const beforeHydration =
  '{const page=document.documentElement;const entered=new Map();let pressed=null;' +
  "const waits=(target)=>target.closest('[data-waiting]')!==null;" +
  'const note=(event)=>{const{type,target,submitter}=event;' +
  "if(page.dataset[type==='input'?'hydrated':'hydrating']&&!waits(target));" +
  "else if(type==='input'){entered.delete(target);entered.set(target,/^(?:checkbox|radio)$/.test(target.type)?target.checked:target.value)}" +
  "else if(type==='click')pressed=target.closest('button[type=button]')??pressed;" +
  "else if(!target.hasAttribute('action')){event.preventDefault();pressed=submitter}};" +
  'const enter=(field,value)=>{' +
  "if(typeof value==='boolean'){if(field.checked===value)field.checked=!value;field.click()}" +
  'else{if(field.value!==value)field.value=value;field._valueTracker?.setValue(`${value}.`);' +
  "for(const type of['input','change'])field.dispatchEvent(new Event(type,{bubbles:true}))}" +
  "if(field!==document.activeElement)field.dispatchEvent(new FocusEvent('focusout',{bubbles:true}))};" +
  "const types=['click','input','submit'];for(const type of types)addEventListener(type,note,true);" +
  'new MutationObserver((_,watch)=>{if(!page.dataset.hydrated)return;' +
  'for(const[field,value]of entered)if(!waits(field)){entered.delete(field);if(field.isConnected)enter(field,value)}' +
  'const button=pressed;if(button!==null&&!waits(button)){pressed=null;if(button.isConnected)button.click()}' +
  "if(pressed!==null||entered.size>0)page.dispatchEvent(new Event('pointermove'));" +
  "else if(document.querySelector('[data-waiting]')===null){watch.disconnect();for(const type of types)removeEventListener(type,note,true)}" +
  "}).observe(page,{subtree:true,attributeFilter:['data-hydrated','data-waiting']})}";
